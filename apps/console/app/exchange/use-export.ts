import {
  createExport,
  createOrdersExport,
  EXPORTED_ORDERS,
  EXPORTED_PRODUCTS,
} from '@filiera/contract/console/exchange'
import { listJobs } from '@filiera/contract/console/jobs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, problemOf } from '../api/call-api.ts'
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

/** Begins to write the orders paid in a period into a file. */
export function useOrdersExport() {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const queries = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (period: { from: string; to: string }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return callApi(
        createOrdersExport,
        { query: { shop: shop.id }, body: { ...period, lang: language } },
        headers,
      )
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [listJobs.name] }),
  })
  const fault =
    problemOf(error)?.code === 'too_large'
      ? t('exchange.orders.many', { count: EXPORTED_ORDERS })
      : error && t('exchange.export.unmade')
  return { begin: mutate, isPending, fault, begun: data?.id ?? null }
}
