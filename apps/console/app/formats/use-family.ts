import { type Family, putProductFamily, readProductFamily } from '@filiera/contract/console/formats'
import { createSellerProduct } from '@filiera/contract/console/products'
import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi, ifMatch } from '../api/call-api.ts'
import { apiQuery, productsChanged } from '../api/queries.ts'
import { useCreationKey } from '../api/use-creation-key.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useWork } from '../work/work.tsx'

export type Word = Family['members'][number]['value']
/** The product that is being edited; `format` is what it seems to be by its net quantity. */
export type OwnProduct = { id: string; title: string; category: string; format: string }

/** A product among the formats, as they are being changed. */
export type Member = Pick<Family['members'][number], 'id' | 'title' | 'value'>
/** The formats as they shall be, and the version that was seen. */
export type WantedFamily = { version: number; axis: Word; members: readonly Pick<Member, 'id' | 'value'>[] }

const noWord: Word = { it: '', en: '', es: '' }
export const inItalian = (it: string): Word => ({ ...noWord, it })
/** How what differs is called until somebody names it. */
export const FORMAT: Word = { it: 'Formato', en: 'Size', es: 'Formato' }

type TypedFamily = { axis: Word; members: readonly Member[] }

/**
 * What is typed of the formats of a product, with the version that it was typed on; it outlives the page until it is saved.
 * @param now as they are now, with their version
 */
export function useTypedFamily(id: string, { version, ...now }: TypedFamily & { version: number }) {
  const { shop } = useWork()
  const kept = useStoredForm<TypedFamily & { version: number | null }>(`formats.${shop.id}.${id}`, {
    ...now,
    version: null,
  })
  const { version: base, ...typed } = kept.typed
  const [isOlder, setOlder] = useState(base !== null)
  const startOver = () => {
    kept.forget()
    setOlder(false)
  }
  return {
    typed,
    forget: kept.forget,
    type: (change: Partial<TypedFamily>) => kept.type({ version: base ?? version, ...change }),
    /** The version that what is saved is meant for. */
    version: base ?? version,
    /** Whether it was typed before the page was left. */
    isOlder,
    startOver,
    /** How to go on from what somebody saved since; null where nobody did. */
    met:
      base === null || base === version
        ? null
        : { onMine: () => kept.type({ ...typed, version }), onTheirs: startOver },
  }
}

/** The formats in which a product is sold. */
export function useFamily(id: string) {
  const { shop } = useWork()
  return useQuery(apiQuery(readProductFamily, { params: { id }, query: { shop: shop.id } }))
}

/** Says the formats of a product as they shall be; lists and the other products' formats are read again. */
export function usePutFamily(id: string) {
  const { shop } = useWork()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ version, axis, members }: WantedFamily) =>
      callApi(
        putProductFamily,
        {
          params: { id },
          query: { shop: shop.id },
          body: { axis, members: members.map(({ id: member, value }) => ({ id: member, value })) },
        },
        ifMatch(version),
      ),
    onSettled: () =>
      Promise.all([
        productsChanged(queries),
        queries.invalidateQueries({ queryKey: [readProductFamily.name] }),
      ]),
  })
}

type NewFormat = { title: string; category: string; price: number; value: string }

/** Makes another format of a product, with its content, and leads to its editor; the same sent again is the same product. */
export function useAddFormat(id: string, family: (added: Pick<Member, 'id' | 'value'>) => WantedFamily) {
  const { shop } = useWork()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const put = usePutFamily(id)
  const { keyOf, made: isMade } = useCreationKey(`format.${shop.id}.${id}`)
  return useMutation({
    async mutationFn({ value, ...product }: NewFormat) {
      const body = { ...product, from: id }
      const made = await callApi(createSellerProduct, { query: { shop: shop.id }, body }, keyOf(body))
      await put.mutateAsync(family({ id: made.id, value: inItalian(value) }))
      return made
    },
    onSuccess: async (made) => {
      isMade()
      void queries.invalidateQueries({ queryKey: [listSellerProductIds.name] })
      await navigate(`/products/${made.id}`)
    },
  })
}
