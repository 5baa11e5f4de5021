import { languageNames, languages } from '@filiera/domain/languages'
import { useLocation, useMatches } from 'react-router'
import { useIsPersonal } from '../frame/use-is-personal.ts'
import { pageSearch } from '../pages/page-search.ts'
import { localPath, pathWithoutLanguage } from '../texts/language-path.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'

type LanguageLinksProps = {
  className?: string
  /** Where there is room for the codes only. */
  isShort?: boolean
}

/** The same page in the other languages, with its filters (decision 40); the whole page is loaded anew. */
export function LanguageLinks({ className, isShort = false }: LanguageLinksProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  const isPersonal = useIsPersonal()
  const loaderData = useMatches().at(-1)?.loaderData
  const query = isPersonal ? search : pageSearch(loaderData)
  return (
    <ul aria-label={t('shell.language')} className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localPath(language, pathWithoutLanguage(pathname)) + query}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center px-2.5 underline-offset-[5px] hover:underline aria-current:font-semibold aria-current:text-amber-300 aria-current:underline"
          >
            {isShort && <span aria-hidden="true">{language.toUpperCase()}</span>}
            <span className={isShort ? 'sr-only' : undefined}>{languageNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
