import { labelTexts } from '@filiera/design/label/es'
import { labelNames } from '@filiera/design/label/es-names'
import type { SameKeys } from '@filiera/design/translator'
import type { texts as italian } from '../it/index.ts'
import { content } from './content.ts'
import { create } from './create.ts'
import { editor } from './editor.ts'
import { exchange } from './exchange.ts'
import { figures } from './figures.ts'
import { formats } from './formats.ts'
import { history } from './history.ts'
import { jobs } from './jobs.ts'
import { keys } from './keys.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'
import { palette } from './palette.ts'
import { activity } from './people/activity.ts'
import { notices } from './people/notices.ts'
import { team } from './people/team.ts'
import { photos } from './photos.ts'
import { prices } from './prices.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { closing } from './shop/closing.ts'
import { shopPage } from './shop/page.ts'
import { shop } from './shop/shop.ts'
import { warehouses } from './shop/warehouses.ts'
import { stock } from './stock.ts'
import { views } from './views.ts'

export const texts: SameKeys<typeof italian> = {
  activity,
  closing,
  content,
  create,
  editor,
  exchange,
  formats,
  history,
  figures,
  jobs,
  keys,
  label: { ...labelTexts, ...labelNames },
  messages,
  notices,
  orders,
  palette,
  photos,
  prices,
  products,
  reviews,
  shop,
  shopPage,
  stock,
  team,
  views,
  warehouses,
}
