import {
  type ColumnTarget,
  createImport,
  fileFaults,
  IMPORT_MAX_BYTES,
  lookAtImport,
} from '@filiera/contract/console/imports'
import { type ImportedRows, listJobs } from '@filiera/contract/console/jobs'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { uploadFile } from '../api/upload-file.ts'
import { useCreationKey } from '../api/use-creation-key.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { readStoredJson, writeStored } from '../browser/stored.ts'
import type { TextKey } from '../texts/texts.tsx'
import { useTexts } from '../texts/texts.tsx'

export type Sheet = EndpointAnswer<typeof lookAtImport>

/** Where columns go by their headings, as they were chosen last in this browser. */
const KEPT = 'import-columns'

const readChosen = () => (readStoredJson(KEPT) ?? {}) as Record<string, ColumnTarget>

/** Where columns go before anybody chose: as in this browser just now, as the shop had them the last time, by their headings. */
function firstTargets({ columns }: Sheet, chosen: Record<string, ColumnTarget>): ColumnTarget[] {
  const taken = new Set<ColumnTarget>()
  return columns.map(({ heading, known, guess }) => {
    const target = chosen[heading] ?? known ?? guess ?? 'skip'
    if (target !== 'skip' && taken.has(target)) return 'skip'
    taken.add(target)
    return target
  })
}

const guessesOf = ({ columns }: Sheet): ColumnTarget[] => columns.map(({ guess }) => guess ?? 'skip')

/** Why a file is not taken, in words. */
function faultOf(error: unknown): TextKey | null {
  if (!error) return null
  const problem = problemOf(error)
  const message = problem?.fields?.[0]?.message ?? ''
  if (problem?.code === 'too_large') return 'exchange.import.faults.too_large'
  if (problem?.code === 'unsupported_media_type') return 'exchange.import.faults.no_table'
  if (problem?.code === 'rate_limited') return 'exchange.import.faults.too_often'
  if (problem?.code === 'conflict') return 'exchange.import.faults.no_warehouse'
  const known = [...fileFaults, 'other_file', 'twice', 'nothing_named'] as const
  const named = known.find((fault) => fault === message)
  return named ? `exchange.import.faults.${named}` : 'exchange.import.faults.unavailable'
}

/** Looks into a file: its columns, and where they go until somebody says otherwise. */
function useLook(shop: string) {
  const [targets, setTargets] = useState<readonly ColumnTarget[]>([])
  const [which, setWhich] = useState<ImportedRows>('all')
  const look = useMutation({
    mutationFn: (chosen: File) =>
      uploadFile({ shop, endpoint: lookAtImport, file: chosen, query: { name: chosen.name } }),
    onSuccess(sheet) {
      setTargets(firstTargets(sheet, readChosen()))
      setWhich(sheet.which)
    },
  })
  return { look, targets, setTargets, which, setWhich }
}

/** Tries a file with its columns in their places. */
function useAttempt(
  shop: string,
  { targets, which }: { targets: readonly ColumnTarget[]; which: ImportedRows },
  onJob: (id: string) => void,
) {
  const { language } = useTexts()
  const queries = useQueryClient()
  const { keyOf, made } = useCreationKey()
  return useSingleMutation({
    mutationFn(chosen: File) {
      const query = { name: chosen.name, lang: language, columns: targets, which }
      const headers = keyOf({ ...query, size: chosen.size, at: chosen.lastModified })
      return uploadFile({ shop, endpoint: createImport, file: chosen, query, headers })
    },
    onSuccess(job) {
      made()
      writeStored(KEPT, null)
      void queries.invalidateQueries({ queryKey: [listJobs.name] })
      onJob(job.id)
    },
  })
}

/** A file of products on its way in: chosen, its columns put in their places, tried. */
export function useImport(shop: string, onJob: (id: string) => void) {
  const [file, setFile] = useState<File | null>(null)
  const { look, targets, setTargets, which, setWhich } = useLook(shop)
  const attempt = useAttempt(shop, { targets, which }, onJob)
  const [isTooLarge, setTooLarge] = useState(false)
  return {
    file,
    sheet: look.data ?? null,
    targets,
    which,
    isBusy: look.isPending || attempt.isPending,
    fault: isTooLarge ? ('exchange.import.faults.too_large' as const) : faultOf(look.error ?? attempt.error),
    choose(chosen: File) {
      look.reset()
      attempt.reset()
      setTooLarge(chosen.size > IMPORT_MAX_BYTES)
      if (chosen.size > IMPORT_MAX_BYTES) return
      setFile(chosen)
      look.mutate(chosen)
    },
    put(at: number, target: ColumnTarget) {
      attempt.reset()
      const next = targets.map((each, index) => (index === at ? target : each))
      setTargets(next)
      const headings = look.data?.columns ?? []
      writeStored(
        KEPT,
        JSON.stringify(Object.fromEntries(headings.map(({ heading }, index) => [heading, next[index]]))),
      )
    },
    take: setWhich,
    startOver() {
      writeStored(KEPT, null)
      if (look.data) setTargets(guessesOf(look.data))
    },
    leave() {
      setFile(null)
      look.reset()
      attempt.reset()
    },
    attempt: () => file && attempt.mutate(file),
  }
}
