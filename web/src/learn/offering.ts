/** The first game of somebody who has never played it: its lesson is offered, and never insists. */
import { go } from "../router.svelte";
import { toast } from "../shell/toasts.svelte";
import type { GameCard } from "../wire";
import { t } from "../words.svelte";

export function offerLesson({ id, name, lesson }: GameCard): void {
  const take = () => go(`/learn/${id}`);
  toast(t("learn-offer", { game: name, count: lesson }), { offer: { label: t("learn"), take } });
}
