import type { Job, JobItem } from '@filiera/contract/console/jobs'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentJob, presentJobItem } from './job.presenter.ts'
import { findJobItems, type JobItemsAsked } from './job-items.store.ts'
import { countOpenJobs as countOpen, findJob, findJobs, type JobReader } from './jobs.store.ts'

/** Jobs of a shop that are for a role, the newest first. */
export async function listJobs(
  { db, clock }: Services,
  reader: JobReader,
  asked: { before: string | undefined; limit: number },
): Promise<Job[]> {
  const now = clock.now()
  return (await findJobs(db, reader, asked)).map((job) => presentJob(job, now))
}

/** How many jobs of a shop that are for a role are under way. */
export const countOpenJobs = ({ db }: Services, reader: JobReader): Promise<number> => countOpen(db, reader)

/** A job of a shop. @throws ProblemError not_found, also for another shop's or one that is not for this role */
export async function readJob({ db, clock }: Services, reader: JobReader, id: string): Promise<Job> {
  const job = await findJob(db, reader, id)
  if (!job) throw notFound()
  return presentJob(job, clock.now())
}

/** Products of a job. @throws ProblemError not_found, also for another shop's or one that is not for this role */
export async function listJobItems(
  { db, clock }: Services,
  reader: JobReader,
  id: string,
  asked: JobItemsAsked,
): Promise<JobItem[]> {
  if (!(await findJob(db, reader, id))) throw notFound()
  return (await findJobItems(db, id, asked, clock.now())).map(presentJobItem)
}
