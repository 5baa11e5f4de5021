import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'

type StripLink = { id: string; title: string; text: string; link: string | null }

/** The editor's short cuts below the season: two columns on phones, four from 1024 px. */
export function StripLinks({ links }: { links: readonly StripLink[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (links.length === 0) return null
  return (
    <nav data-block="strip" aria-label={t('home.strip')} className="border-b border-line bg-ground">
      <Container>
        <ul className="grid grid-cols-2 gap-x-5 md:gap-x-8 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          {links.map(({ id, title, text, link }) => (
            <li
              key={id}
              className="relative border-b border-line py-3.5 nth-last-[-n+2]:border-b-0 lg:border-b-0 lg:py-4.5"
            >
              {link ? (
                <Link
                  to={to(link)}
                  className="font-semibold text-link after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              ) : (
                <span className="font-semibold">{title}</span>
              )}
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
