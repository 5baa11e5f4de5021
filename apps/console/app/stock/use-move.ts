import { moveStock, type StockRow } from '@filiera/contract/console/stock'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, problemOf } from '../api/call-api.ts'
import { readStoredJson, writeStored } from '../browser/stored.ts'
import { bodyOf, type TypedMove } from './read-move.ts'
import { shelfOf } from './stock-row.tsx'
import { useReadStockAgain } from './use-stock.ts'

const blank = (row: StockRow, kind: TypedMove['kind'] = 'add'): TypedMove => ({
  kind,
  pieces: '',
  reason: 'stall',
  note: '',
  lot: '',
  expires: '',
  expiry: row.temperatureClass === 'chilled' ? 'use-by' : 'best-before',
  seen: shelfOf(row),
  requestId: crypto.randomUUID(),
})

/** The movement that is typed of a product, kept until it is recorded. */
export function useMove(shop: string, row: StockRow) {
  const name = `stock.${shop}.${row.id}`
  const readAgain = useReadStockAgain()
  const [move, setMove] = useState<TypedMove>(() => ({
    ...blank(row),
    ...(readStoredJson(name) as Partial<TypedMove> | null),
  }))
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (pieces: number) =>
      callApi(moveStock, {
        params: { id: row.id },
        query: { shop },
        body: bodyOf(move, pieces),
      }),
    onSuccess() {
      writeStored(name, null)
      setMove(blank(row, move.kind))
    },
    onSettled: readAgain,
  })
  const problem = problemOf(error)
  return {
    move,
    /** Another text is another movement; what the shelf showed when a count began stays with it. */
    type(change: Partial<TypedMove>) {
      const seen = move.pieces === '' || change.kind ? shelfOf(row) : move.seen
      // a lot that pieces are taken from is one of the known, another one may arrive
      const ofKind = change.kind && change.kind !== move.kind ? { lot: '', expires: '' } : {}
      const next = { ...move, seen, ...ofKind, ...change, requestId: crypto.randomUUID() }
      setMove(next)
      writeStored(name, next.pieces || next.note || next.lot ? JSON.stringify(next) : null)
      reset()
    },
    record: (pieces: number, onDone: () => void) => mutate(pieces, { onSuccess: onDone }),
    isPending,
    /** Who changed the shelf since it was counted; null when nobody did. */
    changed: problem?.code === 'changed_meanwhile' ? (problem.changed ?? null) : null,
    isRefused: error !== null && problem?.code !== 'changed_meanwhile',
    /** The field that was refused. */
    field: problem?.fields?.[0]?.field,
  }
}
