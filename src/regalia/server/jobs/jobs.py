"""The jobs of a server: their queue, the workers, and the kinds of work."""

from regalia.server.clock import now
from regalia.server.jobs.analysis_jobs import AnalysisJobs
from regalia.server.jobs.job_runner import JobRunner
from regalia.server.jobs.review_jobs import ReviewJobs
from regalia.server.jobs.weighing_jobs import WeighingJobs
from regalia.server.jobs.worker_pool import WorkerSlots
from regalia.server.live.live_tables import LiveTables
from regalia.server.settings import Settings
from regalia.server.store.job_queue import ANALYSIS, REVIEW


class Jobs:
    def __init__(self, tables: LiveTables, workers: WorkerSlots, settings: Settings) -> None:
        self.queue, self.workers = tables.queue, workers
        self.runner = JobRunner(tables, self.queue, workers, now)
        self.reviews = ReviewJobs(tables, self.queue, tables.storage, now)
        self.analyses = AnalysisJobs(tables, self.queue, tables.sandbox, now, settings)
        self.weighings = WeighingJobs(self.queue, tables.sandbox, now)
        self.runner.thinking |= {REVIEW: self.reviews.go_on, ANALYSIS: self.analyses.go_on}
        tables.scheduler = self.runner

    async def start(self) -> None:
        await self.workers.start()
        await self.runner.start()

    async def close(self) -> None:
        await self.runner.close()
        await self.workers.close()
        self.weighings.close()
