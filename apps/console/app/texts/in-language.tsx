import type { Language } from '@filiera/domain/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { readTexts } from './load-texts.ts'
import { useTexts } from './texts.tsx'
import { TextsContext } from './texts-context.ts'

/** Says what is below it in a language that need not be that of the page; until its texts are there in the one before, or nothing. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const page = useTexts()
  const { data } = useQuery({
    queryKey: ['texts', language],
    queryFn: () => readTexts(language),
    enabled: language !== page.language,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const spoken = useMemo(
    () =>
      language === page.language
        ? page
        : data && {
            ...page,
            language: data.language,
            t: ((key, values) => String(data.t(key, values))) as typeof page.t,
          },
    [language, page, data],
  )
  return spoken && <TextsContext value={spoken}>{children}</TextsContext>
}
