import { listShops } from '@filiera/contract/sellers'
import { regions } from '@filiera/domain/regions'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSubmit } from 'react-router'
import { readListingQuery } from '../catalogue/listing-query.state.ts'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Button, LinkButton } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { Select } from '../design/select.tsx'
import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { pageFailure } from '../shell/answer-failure.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/sellers-page'
import { ItalyMap } from './italy-map.tsx'
import { SellerCard } from './seller-card.tsx'
import { clusterSellers, countByRegion } from './seller-map.state.ts'

/** More sellers than the demonstration has; the page lists them all. */
const ALL = '100'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  context.get(pageTagsContext).add('sellers', 'catalogue')
  const shops = await context.get(catalogueContext)(listShops, { query: { lang, limit: ALL } })
  if (!shops.ok) throw pageFailure(shops.problem)
  const region = readListingQuery(url.searchParams).regions[0] ?? null
  for (const { id } of shops.value) context.get(pageTagsContext).add(`seller:${id}`)
  const t = textsOf(lang)
  const title = region ? t('sellers.inRegion', { region: regions[region].name[lang] }) : t('sellers.title')
  return { sellers: shops.value, region, meta: { title, description: t('sellers.lead') } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

function RegionSelect({ sellers, region }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const submit = useSubmit()
  return (
    <Form action={to('/sellers')} className="flex items-end gap-3">
      <Select
        key={region ?? ''}
        name="region"
        label={t('sellers.region')}
        defaultValue={region ?? ''}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        <option value="">{t('sellers.allRegions')}</option>
        {countByRegion(sellers).map(({ code, sellers: count }) => (
          <option key={code} value={code}>
            {regions[code].name[language]} ({count})
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline" className="without-script">
        {t('shell.search')}
      </Button>
    </Form>
  )
}

export default function SellersPage({ loaderData }: Route.ComponentProps) {
  const { sellers, region, meta: texts } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const shown = region ? sellers.filter((seller) => seller.region === region) : sellers
  const regionPath = (code: string) => to(code === region ? '/sellers' : `/sellers?region=${code}`)
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('shell.sellers') }]} />
      <header className="flex flex-col justify-between gap-5 pt-1 pb-7 md:flex-row md:items-end">
        <div>
          <h1 className="text-[30px] md:text-[36px] xl:text-[42px]">{texts.title}</h1>
          <p className="mt-2.5 max-w-[40em] text-ink-2">{t('sellers.lead')}</p>
        </div>
        <RegionSelect {...loaderData} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
        <div className="-mx-2 rounded-panel bg-quiet px-5 pt-4.5 pb-3 md:mx-0 lg:sticky lg:top-4">
          <ItalyMap
            regions={countByRegion(sellers).map(({ code }) => code)}
            active={region}
            dots={clusterSellers(shown)}
            regionPath={regionPath}
            className="mx-auto block max-h-[70vh] max-w-[440px] lg:max-w-none"
          />
          <p className="mt-2 text-[13px] text-ink-3">{t('sellers.mapCredit')}</p>
        </div>
        <section aria-label={texts.title}>
          <p role="status" className="mb-4 flex min-h-11 items-center gap-4 text-[15px] text-ink-2">
            {shown.length > 0 ? t('sellers.count', { count: shown.length }) : t('sellers.none')}
            {region && (
              <Link
                to={to('/sellers')}
                preventScrollReset
                className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
              >
                {t('sellers.allRegions')}
              </Link>
            )}
          </p>
          {shown.length === 0 && <LinkButton to={to('/sellers')}>{t('sellers.allRegions')}</LinkButton>}
          <ul className="grid gap-x-6 gap-y-7 md:grid-cols-2">
            {shown.map((seller, index) => (
              <li key={seller.id}>
                <SellerCard seller={seller} eager={index < 2} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Container>
  )
}
