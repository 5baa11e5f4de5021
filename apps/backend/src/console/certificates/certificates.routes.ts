import * as contract from '@filiera/contract/console/photos'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { addCertificate } from './add-certificate.ts'
import { createCertificateServices } from './certificate-services.ts'
import { sendCertificate } from './send-certificate.ts'

/** Files that prove the marks of a shop's products. */
export function certificatesRoutes(services: Services, bounds: PhotoBounds) {
  const withFiles = createCertificateServices(services, bounds)
  return [
    bind(contract.addCertificate, (call) => addCertificate(withFiles, shopActor(call), call.readUpload)),
    bind(contract.getCertificate, async ({ params, identity, reply }) => {
      await sendCertificate(withFiles, { sellerId: identity.sellerId, id: params.id }, reply)
      return answered
    }),
  ]
}
