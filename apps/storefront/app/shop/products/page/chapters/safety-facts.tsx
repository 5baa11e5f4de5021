import { useTranslation } from '../../../../texts/use-translation.ts'
import type { PageDetails } from '../page-product.ts'
import { Facts } from './facts.tsx'
import { nameAndAddress } from './name-and-address.ts'

type Safety = Pick<PageDetails, 'warnings' | 'safety'>

const makerOf = ({ safety }: Safety) => (safety ? nameAndAddress(safety.maker) : '')

/** Whether anything is said of the safety of goods that are no food. */
export const hasSafety = (details: Safety): boolean =>
  Boolean(details.warnings || makerOf(details) || details.safety?.contact)

/** What to beware of, who makes it and how they are reached (Reg. (EU) 2023/988 art. 19). */
export function SafetyFacts({ details }: { details: Safety }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        [t('catalogue.warnings'), details.warnings],
        [t('catalogue.maker'), makerOf(details)],
        [t('catalogue.safetyContact'), details.safety?.contact],
      ]}
    />
  )
}
