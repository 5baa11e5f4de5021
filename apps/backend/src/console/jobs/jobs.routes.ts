import * as exported from '@filiera/contract/console/exchange'
import * as imports from '@filiera/contract/console/imports'
import * as contract from '@filiera/contract/console/jobs'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { creationKey } from '../../platform/http/idempotency-key.ts'
import type { Services } from '../../services.ts'
import { sendFile } from '../exchange/files/send-file.ts'
import { changeJob } from './change-job.ts'
import { createJob } from './create-job.ts'
import { changeExport } from './export/change-export.ts'
import { createExport } from './export/create-export.ts'
import { createOrdersExport } from './export/create-orders-export.ts'
import { readExport } from './export/read-export.ts'
import { correctRow } from './import/correct-row.ts'
import { createImport } from './import/create-import.ts'
import { createImportServices, type ImportServices } from './import/import-services.ts'
import { lookAtImport } from './import/look-at-import.ts'
import { listJobItems, listJobs, readJob } from './read-jobs.ts'
import { undoJob } from './undo-job.ts'

/** Jobs of a page, and their products, when the call does not say. */
const DEFAULT_LIMIT = 20
/** As many ids as a view names. */
const CREATION_BODY_LIMIT = 2_500_000

/** Files of products that come in. */
const importRoutes = (services: ImportServices) => [
  bind(imports.lookAtImport, (call) =>
    lookAtImport(services, shopActor(call), call.readUpload, call.query.name),
  ),
  bind(imports.createImport, (call) =>
    createImport(services, shopActor(call), call.readUpload, call.query, creationKey(call.request)),
  ),
]

/** Rows of files that come in. */
const rowRoutes = (services: Services) => [
  bind(imports.correctRow, (call) => correctRow(services, shopActor(call), call.params, call.body.cells)),
]

/** Files of products and orders that leave. */
const exportRoutes = (services: Services) => [
  {
    ...bind(exported.createExport, (call) =>
      createExport(services, shopActor(call), call.body, creationKey(call.request)),
    ),
    bodyLimit: CREATION_BODY_LIMIT,
  },
  bind(exported.createOrdersExport, (call) =>
    createOrdersExport(services, shopActor(call), call.body, creationKey(call.request)),
  ),
  bind(exported.readExport, async ({ reply, params, identity }) =>
    sendFile(reply, await readExport(services, identity, params.id)),
  ),
  bind(exported.changeExport, (call) =>
    changeExport(services, shopActor(call), call.params.id, call.body.state),
  ),
]

/** What a shop does to many products at once. */
export const jobsRoutes = (services: Services) => [
  ...importRoutes(createImportServices(services)),
  ...rowRoutes(services),
  ...exportRoutes(services),
  {
    ...bind(contract.createJob, (call) =>
      createJob(services, shopActor(call), call.body, creationKey(call.request)),
    ),
    bodyLimit: CREATION_BODY_LIMIT,
  },
  bind(contract.listJobs, ({ query: { before, limit = DEFAULT_LIMIT }, identity }) =>
    listJobs(services, identity, { before, limit }),
  ),
  bind(contract.getJob, ({ params, identity }) => readJob(services, identity, params.id)),
  bind(contract.listJobItems, ({ params, query, identity }) => {
    const { state, search, after, lang, limit = DEFAULT_LIMIT } = query
    const isNew = query.new && query.new === 'true'
    return listJobItems(services, identity, params.id, { state, isNew, search, after, lang, limit })
  }),
  bind(contract.changeJob, (call) => changeJob(services, shopActor(call), call.params.id, call.body)),
  bind(contract.undoJob, (call) => undoJob(services, shopActor(call), call.params.id)),
]
