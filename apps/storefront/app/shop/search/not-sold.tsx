import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import AlertForm from '../newsletter/alert-form.tsx'
import { type NearGroup, NearGroups } from './near-groups.tsx'

type NotSoldProps = {
  text: string
  /** The text says what products must be, which stands above as chips. */
  isConstrained: boolean
  near: readonly NearGroup[]
  instead?: ReactNode
}

/** Nobody sells what was searched for: that is said, with the way to be told, and what comes near it. */
export default function NotSold({ text, isConstrained, near, instead }: NotSoldProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const thing = text.slice(0, 1).toUpperCase() + text.slice(1)
  return (
    <>
      <EmptyState
        title={isConstrained ? t('catalogue.noneSearch', { text }) : t('search.notHere', { thing })}
        picture="wide"
      >
        <p>
          {t(
            isConstrained
              ? 'catalogue.understood.none'
              : near.length > 0
                ? 'search.notYetNear'
                : 'search.notYet',
          )}
        </p>
        <AlertForm
          key={text}
          texts="search.alert"
          variant="outline"
          className="mt-6 max-w-[480px] text-base"
        />
        <p className="mt-3">
          <Link
            to={to('/contact')}
            className="inline-flex min-h-11 items-center text-base font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('catalogue.suggestMaker')}
          </Link>
        </p>
      </EmptyState>
      {near.length > 0 ? <NearGroups groups={near} /> : instead}
    </>
  )
}
