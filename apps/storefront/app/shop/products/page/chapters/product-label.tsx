import type { Product } from '@filiera/contract/catalog/catalogue'
import { isFood } from '@filiera/domain/products/is-food'
import { useLanguage } from '../../../../texts/use-language.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Accordion } from '../../../../ui/accordion.tsx'
import type { Fact } from '../fact-strip.tsx'
import type { PageDetails, PageProduct } from '../page-product.ts'
import { Chapter } from './chapter.tsx'
import { Facts } from './facts.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { OriginFacts } from './origin-facts.tsx'
import { hasSafety, SafetyFacts } from './safety-facts.tsx'

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

type LabelProps = Pick<Product, 'questions'> & {
  product: PageProduct
  details: PageDetails
  facts: readonly Fact[]
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

/** How it is kept and used; nothing where the pack says nothing of it. */
function Keeping({ details }: Pick<LabelProps, 'details'>) {
  const { t } = useTranslation()
  const days = details.shelfLifeDays
  const keeping = [
    [t('catalogue.storage'), details.storage],
    [t('catalogue.shelfLife'), days !== null && t('catalogue.daysLeft', { count: days })],
    [t('catalogue.afterOpening'), details.afterOpening],
    [t('catalogue.use'), details.use],
  ] as const
  if (!keeping.some(([, text]) => text)) return null
  return (
    <Accordion title={t('catalogue.storageTitle')}>
      <Facts facts={keeping} />
    </Accordion>
  )
}

/** Everything the pack says, before buying, as the law asks; the first two parts are open. */
export function ProductLabel({ questions, product, details, facts }: LabelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const foreign = product.lang === language ? undefined : product.lang
  const hasFoodLabel = isFood(details.safety, details.ingredients)
  const hasNutrition = hasFoodLabel && (details.nutrition !== null || details.nutritionExemption)
  return (
    <Chapter id="label">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <h2 className="text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{t('catalogue.label')}</h2>
        <div lang={foreign} className="min-w-0">
          {hasFoodLabel && (
            <Accordion title={t('catalogue.ingredients')} open>
              <p>
                <Emphasised text={details.ingredients} />
              </p>
              <Allergens allergens={details.allergens} />
              <NamedFood details={details} />
            </Accordion>
          )}
          {hasNutrition && (
            <Accordion title={t('catalogue.nutrition')} open>
              {details.nutrition ? (
                <NutritionTable nutrition={details.nutrition} />
              ) : (
                <p lang={language}>{t('catalogue.noNutrition')}</p>
              )}
            </Accordion>
          )}
          {hasSafety(details) && (
            <Accordion title={t('catalogue.safetyTitle')} open>
              <SafetyFacts details={details} />
            </Accordion>
          )}
          <Accordion title={t('catalogue.originTitle')}>
            <OriginFacts details={details} product={product} />
          </Accordion>
          <Keeping details={details} />
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
