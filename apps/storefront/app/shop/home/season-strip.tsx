import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listingSearch } from '../../pages/listing-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'

type SeasonStripProps = { month: number; words: readonly { label: string; search: string }[] }

/** What is good this month; every word leads to products on sale. */
export function SeasonStrip({ month, words }: SeasonStripProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (words.length === 0) return null
  const months = t('home.months', { returnObjects: true })
  return (
    <nav data-block="season" aria-labelledby="season" className="border-b border-line">
      <Container className="flex items-center gap-7 overflow-x-auto py-2 [scrollbar-width:none] md:py-4">
        <h2 id="season" className="text-xl whitespace-nowrap">
          {months[month]}
        </h2>
        <ul className="flex gap-7">
          {words.map(({ label, search }) => (
            <li key={label}>
              <Link
                to={to('/products') + listingSearch({ text: search })}
                className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-link underline decoration-link-line underline-offset-[5px]"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
