import { Refused } from "../server";
import { toast } from "./toasts.svelte";

/** Run something that the server may refuse; a refusal's sentence is shown. */
export async function doing(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    toast(problem.message, { tone: "bad" });
    return false;
  }
}
