import { provinces } from '@filiera/domain/places/provinces'
import type { RegionCode } from '@filiera/domain/places/regions'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { drawFrom, pick, zipf } from './draw.ts'
import type { BulkSeller } from './make-product.ts'
import { drawPlace } from './region-places.ts'
import { capital } from './words.ts'

/** The city of the shop-location filter in a region. */
const cities: Partial<Record<RegionCode, string>> = {
  calabria: 'cosenza',
  campania: 'napoli',
  lombardia: 'milano',
  sicilia: 'palermo',
  piemonte: 'torino',
}
/** Regions by how much they sell. */
const busiest: readonly RegionCode[] = [
  'toscana',
  'sicilia',
  'emilia-romagna',
  'campania',
  'puglia',
  'lombardia',
  'piemonte',
  'calabria',
  'veneto',
  'lazio',
  'sardegna',
  'umbria',
  'marche',
  'abruzzo',
  'liguria',
  'trentino-alto-adige',
  'basilicata',
  'friuli-venezia-giulia',
  'molise',
  'valle-d-aosta',
]

/** The seller of a number, always the same. */
export function sellerRow(number: number, words: readonly string[]) {
  const draw = drawFrom(number + 3_000_017)
  const region = pick(draw, busiest, 0.35)
  const code = cities[region]
  const cityCode = code !== undefined && draw() < 0.4 ? code : null
  const name = `${pick(draw, ['Azienda agricola', 'Cantina', 'Frantoio', 'Caseificio', 'Forno', 'Bottega', 'Fattoria', 'Salumificio'])} ${capital(pick(draw, words))} ${number}`
  return {
    slug: `s-${number}`,
    name,
    company: `${name} srl`,
    vat_number: String(10_000_000_000 + number),
    rea: `${pick(draw, provinces[region])} ${100_000 + number}`,
    email: `s${number}@seller.example`,
    street: `Via ${capital(pick(draw, words))} ${1 + zipf(draw, 120, 0.3)}`,
    city: cityCode ? capital(cityCode) : capital(pick(draw, words)),
    province: pick(draw, provinces[region]),
    region,
    city_code: cityCode,
    ...drawPlace(region, draw),
  }
}

/** Adds sellers with a warehouse each until there are `wanted`; all of them in a fixed order. */
export async function loadSellers(
  executor: Executor,
  wanted: number,
  words: readonly string[],
): Promise<BulkSeller[]> {
  const {
    rows: [known],
  } = await sql<{ n: number }>`select count(*)::int as n from seller`.execute(executor)
  const rows = Array.from({ length: Math.max(0, wanted - (known?.n ?? 0)) }, (_, number) =>
    sellerRow(number, words),
  )
  await sql`
    insert into seller (slug, name, company, vat_number, rea, email, telephone, street, city, zip, province, region, city_code, lat, lng, description,
        mangopay_user_id, mangopay_wallet_id, mangopay_kyc_level, stripe_account_id, stripe_charges_enabled)
      select slug, name, company, vat_number, rea, email, '+390000000000', street, city, '00000', province, region, city_code, lat, lng,
        json_build_object('it', name || ', produttori dal 1950.', 'en', name || ', makers since 1950.', 'es', name || ', productores desde 1950.'),
        'bulk-' || slug, 'bulk-' || slug, 'REGULAR', 'bulk-' || slug, true
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(slug text, name text, company text, vat_number text, rea text, email text, street text,
        city text, province text, region text, city_code text, lat float8, lng float8)
      on conflict (slug) do nothing`.execute(executor)
  await sql`
    insert into warehouse (seller_id, name, region, threshold_cents, fee_cents)
      select id, 'Magazzino di ' || city, region, 4900, case when id % 2 = 0 then 690 end from seller
      where not exists (select 1 from warehouse where seller_id = seller.id)`.execute(executor)
  const { rows: sellers } = await sql<BulkSeller>`
    select s.id, min(w.id)::text as warehouse_id, s.region, s.city_code from seller s join warehouse w on w.seller_id = s.id
    where s.slug like 's-%' group by s.id order by s.id limit ${wanted}`.execute(executor)
  return sellers
}

/** Makers' names of a large catalogue. @returns their slugs */
export async function loadBrands(
  executor: Executor,
  count: number,
  words: readonly string[],
): Promise<string[]> {
  const names = words.slice(-count).map(capital)
  const { rows } = await sql<{ slug: string }>`
    with added as (insert into brand (slug, name) select slug_of(name), name from unnest(${names}::text[]) name on conflict (slug) do nothing)
    select distinct slug_of(name) as slug from unnest(${names}::text[]) name order by 1`.execute(executor)
  return rows.map(({ slug }) => slug)
}
