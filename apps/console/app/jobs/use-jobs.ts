import { changeExport } from '@filiera/contract/console/exchange'
import {
  changeJob,
  getJob,
  type Job,
  listJobItems,
  listJobs,
  undoJob,
  type WantedJobState,
} from '@filiera/contract/console/jobs'
import { listOffers } from '@filiera/contract/console/offers'
import { getSellerProduct } from '@filiera/contract/console/products'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../api/call-api.ts'
import { lastOfFull, pagedQuery } from '../api/paged-query.ts'
import { apiQuery, productsChanged } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { askedFor, type Way } from './figures.ts'

/** How often one asks how far a job is, in milliseconds. */
const WATCH_MS = 500
const ITEMS = 50
const JOBS = 50

export const isMoving = ({ state }: Job): boolean => state === 'trying' || state === 'running'

/** A job, followed while it goes on; the sheet and the offers show what it did. */
export function useJob(shop: string, id: string | null) {
  const queries = useQueryClient()
  const query = useQuery({
    ...apiQuery(getJob, { params: { id: id ?? '0' }, query: { shop } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? WATCH_MS : false),
  })
  const done = query.data?.counts.done ?? 0
  const isOver = query.data ? !isMoving(query.data) : false
  useEffect(() => {
    if (done === 0 || !isOver) return
    void productsChanged(queries)
    for (const { name } of [listOffers, getSellerProduct])
      void queries.invalidateQueries({ queryKey: [name] })
  }, [queries, done, isOver])
  return query
}

/** Jobs of the shop, page by page, followed while one goes on. */
export const useJobs = (shop: string) =>
  useInfiniteQuery({
    ...pagedQuery(
      listJobs,
      { query: { shop, limit: String(JOBS) } },
      { by: 'before', next: (page) => lastOfFull(page, JOBS, ({ id }) => id) },
    ),
    staleTime: 0,
    select: ({ pages }) => pages.flat(),
    refetchInterval: ({ state: { data } }) => (data?.pages.flat().some(isMoving) ? WATCH_MS * 2 : false),
  })

/** Products of a job, page by page. */
export function useJobItems(
  shop: string,
  job: Job,
  { way, search }: { way: Way | null; search: string | undefined },
) {
  const { language: lang } = useTexts()
  return useInfiniteQuery({
    ...pagedQuery(
      listJobItems,
      {
        params: { id: job.id },
        query: { shop, lang, limit: String(ITEMS), ...askedFor(way, job), ...(search && { search }) },
      },
      {
        by: 'after',
        next: (page) => lastOfFull(page, ITEMS, ({ position }) => String(position)),
        of: job.state,
      },
    ),
    enabled: job.state !== 'trying',
  })
}

/** What can be done to a job. */
export function useJobActs(shop: string) {
  const queries = useQueryClient()
  const onSuccess = (job: Job) => {
    queries.setQueryData(apiQuery(getJob, { params: { id: job.id }, query: { shop } }).queryKey, job)
    void queries.invalidateQueries({ queryKey: [listJobs.name] })
  }
  const move = useMutation({
    mutationFn: ({ id, state, without = [] }: { id: string; state: WantedJobState; without?: number[] }) =>
      callApi(changeJob, { params: { id }, query: { shop }, body: { state, without } }),
    onSuccess,
  })
  const undo = useMutation({
    mutationFn: (id: string) => callApi(undoJob, { params: { id }, query: { shop } }),
    onSuccess,
  })
  return { move, undo }
}

/** Pauses an export, goes on, or ends it. */
export function useMoveExport(shop: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: WantedJobState }) =>
      callApi(changeExport, { params: { id }, query: { shop }, body: { state } }),
    async onSuccess(job: Job) {
      queries.setQueryData(apiQuery(getJob, { params: { id: job.id }, query: { shop } }).queryKey, job)
      await queries.invalidateQueries({ queryKey: [listJobs.name] })
    },
  })
}
