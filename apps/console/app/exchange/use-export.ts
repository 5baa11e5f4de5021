import { EXPORTED_PRODUCTS, exportProducts } from '@filiera/contract/console/exchange'
import { useMutation } from '@tanstack/react-query'
import { problemOf } from '../api/call-api.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { saveBlob } from '../browser/csv.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'

export type ExportFormat = keyof typeof EXPORTED_PRODUCTS

/** No product is of the kind that was asked for. */
export class NothingToExport extends Error {}

/** Fetches products as a file and hands it to the browser. @param idsOf null for all products */
export function useExport(idsOf: () => Promise<readonly string[] | null>) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const { mutate, isPending, data, error, variables } = useMutation({
    async mutationFn(format: ExportFormat) {
      const ids = await idsOf()
      if (ids?.length === 0) throw new NothingToExport()
      const body = { ids: ids && [...ids], format, lang: language }
      const { name, blob } = await fetchFile(exportProducts, { query: { shop: shop.id }, body })
      saveBlob(name, blob)
      return name
    },
  })
  const fault =
    error instanceof NothingToExport
      ? t('exchange.export.none')
      : problemOf(error)?.code === 'too_large' && variables
        ? t('exchange.export.many', { count: EXPORTED_PRODUCTS[variables] })
        : error && t('exchange.export.failed')
  return { save: mutate, isPending, fault, saved: data ? t('exchange.export.saved', { name: data }) : null }
}
