import { createExport, EXPORTED_PRODUCTS, endExport } from '@filiera/contract/console/exchange'
import { getJob, type Job, listJobs } from '@filiera/contract/console/jobs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'

export type ExportFormat = keyof typeof EXPORTED_PRODUCTS

/** No product is of the kind that was asked for. */
export class NothingToExport extends Error {}

/** Begins to write products into a file. @param idsOf null for all products */
export function useExport(idsOf: () => Promise<readonly string[] | null>) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const queries = useQueryClient()
  const { mutate, isPending, data, error, variables } = useMutation({
    async mutationFn(format: ExportFormat) {
      const ids = await idsOf()
      if (ids?.length === 0) throw new NothingToExport()
      const body = { ids: ids && [...ids], format, lang: language }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return callApi(createExport, { query: { shop: shop.id }, body }, headers)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [listJobs.name] }),
  })
  const fault =
    error instanceof NothingToExport
      ? t('exchange.export.none')
      : problemOf(error)?.code === 'too_large' && variables
        ? t('exchange.export.many', { count: EXPORTED_PRODUCTS[variables] })
        : error && t('exchange.export.unmade')
  return { begin: mutate, isPending, fault, begun: data?.id ?? null }
}

/** Ends an export that goes on. */
export function useEndExport() {
  const { shop } = useWork()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(endExport, { params: { id }, query: { shop: shop.id } }),
    async onSuccess(job: Job) {
      queries.setQueryData(
        apiQuery(getJob, { params: { id: job.id }, query: { shop: shop.id } }).queryKey,
        job,
      )
      await queries.invalidateQueries({ queryKey: [listJobs.name] })
    },
  })
}
