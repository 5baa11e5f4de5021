import type { TFunction } from 'i18next'
import { quantityLabel } from '../../../../texts/measure.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { markLabel } from '../../../product/labels.ts'
import type { PageDetails, PageProduct } from '../page-product.ts'
import { Facts } from './facts.tsx'
import { nameAndAddress } from './name-and-address.ts'

/** A pack that holds less than before says by how much (Codice del consumo art. 15-bis). */
function reductionText({ quantityReduced, netQuantity }: PageDetails, t: TFunction): string {
  if (!quantityReduced) return ''
  const { since, previous } = quantityReduced
  const less = { ...netQuantity, value: previous.value - netQuantity.value }
  return t('catalogue.lessThanBefore', {
    less: quantityLabel(less, t),
    before: quantityLabel(previous, t),
    since,
  })
}

/** Each mark with the number that proves it, who controls it and the certificate. */
function Marks({ marks, product }: { marks: PageDetails['marks']; product: PageProduct }) {
  const { t } = useTranslation()
  return marks.map(({ code, register, controlBody, certificate }) => (
    <span key={code + register} className="block">
      {[
        `${markLabel(code, product, t)}${register && `: ${register}`}`,
        controlBody && t('catalogue.controlBody', { name: controlBody }),
        certificate && t('catalogue.certificate', { number: certificate }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  ))
}

/** Where it comes from and who answers for it, how much there is, what proves its marks. */
export function OriginFacts({ details, product }: { details: PageDetails; product: PageProduct }) {
  const { t } = useTranslation()
  const { operator, importer, marks, organic, alcoholByVolume, drainedQuantity } = details
  return (
    <Facts
      facts={[
        [t('catalogue.origin'), details.origin],
        [t('catalogue.originPlaces'), details.originPlaces],
        [t('catalogue.primaryIngredient'), details.primaryIngredient],
        [t('catalogue.operator'), nameAndAddress(operator)],
        [t('catalogue.importer'), importer && nameAndAddress(importer)],
        [t('catalogue.netQuantity'), quantityLabel(details.netQuantity, t)],
        [t('catalogue.quantityReduced'), reductionText(details, t)],
        [t('catalogue.drained'), drainedQuantity && quantityLabel(drainedQuantity, t)],
        [t('catalogue.alcohol'), alcoholByVolume !== null && `${alcoholByVolume}%\u00a0vol.`],
        [t('catalogue.registers'), marks.length > 0 && <Marks marks={marks} product={product} />],
        [t('catalogue.organicCode'), organic?.operatorCode],
        [t('catalogue.organicOrigin'), organic?.origin],
      ]}
    />
  )
}
