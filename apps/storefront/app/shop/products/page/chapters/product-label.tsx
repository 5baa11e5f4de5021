import type { Product } from '@filiera/contract/catalog/catalogue'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityLabel } from '../../../../texts/measure.ts'
import { useLanguage } from '../../../../texts/use-language.ts'
import { Accordion } from '../../../../ui/accordion.tsx'
import type { Fact } from '../fact-strip.tsx'
import { markLabel } from '../labels.ts'
import type { PageDetails, PageProduct } from '../page-product.ts'
import { Chapter } from './chapter.tsx'
import { NutritionTable } from './nutrition-table.tsx'

/** Text whose words between double asterisks are allergens and stand out (Reg. (EU) 1169/2011 art. 21). */
export function Emphasised({ text }: { text: string }) {
  const [plain = '', allergen, ...rest] = text.split('**')
  if (allergen === undefined) return plain
  return (
    <>
      {plain}
      <b className="text-ink">{allergen}</b>
      <Emphasised text={rest.join('**')} />
    </>
  )
}

function Allergens({ allergens }: Pick<PageDetails, 'allergens'>) {
  const { t } = useTranslation()
  const names = (codes: PageDetails['allergens']['contains']) =>
    codes.map((code) => t(`catalogue.allergens.${code}`)).join(', ')
  const { contains, traces, declared } = allergens
  return (
    <p className="mt-3">
      <b className="text-ink">{t('catalogue.allergensLabel')}: </b>
      {!declared && t('catalogue.undeclared')}
      {declared && contains.length === 0 && traces.length === 0 && t('catalogue.noAllergens')}
      {contains.length > 0 && `${t('catalogue.contains', { list: names(contains) })} `}
      {traces.length > 0 && t('catalogue.traces', { list: names(traces) })}
    </p>
  )
}

/** Name and value pairs of the label; empty ones are left out. */
function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4.5 gap-y-2 md:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

type LabelProps = Pick<Product, 'questions'> & {
  product: PageProduct
  details: PageDetails
  facts: readonly Fact[]
}

function OriginFacts({ details, product }: Pick<LabelProps, 'details' | 'product'>) {
  const { t } = useTranslation()
  const { operator, importer, marks, alcoholByVolume, drainedQuantity } = details
  return (
    <Facts
      facts={[
        [t('catalogue.origin'), details.origin],
        [t('catalogue.operator'), nameAndAddress(operator)],
        [t('catalogue.importer'), importer && nameAndAddress(importer)],
        [t('catalogue.netQuantity'), quantityLabel(details.netQuantity, t)],
        [t('catalogue.drained'), drainedQuantity && quantityLabel(drainedQuantity, t)],
        [t('catalogue.alcohol'), alcoholByVolume !== null && `${alcoholByVolume}% vol.`],
        [
          t('catalogue.registers'),
          marks
            .map(({ code, register }) => `${markLabel(code, product, t)}${register && `: ${register}`}`)
            .join(' · '),
        ],
      ]}
    />
  )
}

/** What the food is by law, and how much there is of what its name or picture promises. */
function NamedFood({ details }: Pick<LabelProps, 'details'>) {
  const { t } = useTranslation()
  const { legalName, ingredientShares } = details
  if (!legalName && ingredientShares.length === 0) return null
  const shares = ingredientShares.map(({ ingredient, percent }) => `${ingredient} ${percent}%`).join(', ')
  return (
    <div className="mt-3">
      <Facts
        facts={[
          [t('catalogue.legalName'), legalName],
          [t('catalogue.ingredientShares'), shares],
        ]}
      />
    </div>
  )
}

const nameAndAddress = ({ name, address }: PageDetails['operator']) =>
  [name, address].filter(Boolean).join(', ')

/** Everything the pack says, before buying, as the law asks; the first two parts are open. */
export function ProductLabel({ questions, product, details, facts }: LabelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const foreign = product.lang === language ? undefined : product.lang
  const hasNutrition = details.nutrition !== null || details.nutritionExemption
  return (
    <Chapter id="label">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <h2 className="text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{t('catalogue.label')}</h2>
        <div lang={foreign} className="min-w-0">
          <Accordion title={t('catalogue.ingredients')} open>
            <p>
              <Emphasised text={details.ingredients} />
            </p>
            <Allergens allergens={details.allergens} />
            <NamedFood details={details} />
          </Accordion>
          {hasNutrition && (
            <Accordion title={t('catalogue.nutrition')} open>
              {details.nutrition ? (
                <NutritionTable nutrition={details.nutrition} />
              ) : (
                <p lang={language}>{t('catalogue.noNutrition')}</p>
              )}
            </Accordion>
          )}
          <Accordion title={t('catalogue.originTitle')}>
            <OriginFacts details={details} product={product} />
          </Accordion>
          <Accordion title={t('catalogue.storageTitle')}>
            <Facts
              facts={[
                [t('catalogue.storage'), details.storage],
                [t('catalogue.afterOpening'), details.afterOpening],
                [t('catalogue.use'), details.use],
              ]}
            />
          </Accordion>
          {facts.length > 0 && (
            <Accordion title={t('catalogue.characteristics')}>
              <div lang={language}>
                <Facts facts={facts.map(({ name, text }) => [name, text] as const)} />
              </div>
            </Accordion>
          )}
          {questions.map(({ question, answer }) => (
            <Accordion key={question} title={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </Chapter>
  )
}
