import {
  createExport,
  createOrdersExport,
  EXPORTED_ORDERS,
  EXPORTED_PRODUCTS,
} from '@filiera/contract/console/exchange'
import { listJobs } from '@filiera/contract/console/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { callApi, problemOf } from '../api/call-api.ts'
import { useCreationKey } from '../api/use-creation-key.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
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
  const { keyOf, made } = useCreationKey()
  const { mutate, isPending, data, error, variables } = useSingleMutation({
    async mutationFn(format: ExportFormat) {
      const ids = await idsOf()
      if (ids?.length === 0) throw new NothingToExport()
      const body = { ids: ids && [...ids], format, lang: language }
      return callApi(createExport, { query: { shop: shop.id }, body }, keyOf(body))
    },
    onSuccess() {
      made()
      return queries.invalidateQueries({ queryKey: [listJobs.name] })
    },
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
  const { keyOf, made } = useCreationKey()
  const { mutate, isPending, data, error } = useSingleMutation({
    mutationFn: (period: { from: string; to: string }) => {
      const body = { ...period, lang: language }
      return callApi(createOrdersExport, { query: { shop: shop.id }, body }, keyOf(body))
    },
    onSuccess() {
      made()
      return queries.invalidateQueries({ queryKey: [listJobs.name] })
    },
  })
  const fault =
    problemOf(error)?.code === 'too_large'
      ? t('exchange.orders.many', { count: EXPORTED_ORDERS })
      : error && t('exchange.export.unmade')
  return { begin: mutate, isPending, fault, begun: data?.id ?? null }
}
