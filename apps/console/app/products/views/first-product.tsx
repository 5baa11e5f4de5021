import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BlockMessage } from '../../ui/states.tsx'
import { useWork } from '../../work/work.tsx'

/** Of a shop that has no products yet: the ways to the first ones, for who may make them. */
export function FirstProduct() {
  const { t } = useTexts()
  const { may } = useWork()
  if (!may('products:write'))
    return (
      <BlockMessage icon="basket" title={t('today.firstProduct.title')}>
        <p>{t('today.firstProduct.bodyRead')}</p>
      </BlockMessage>
    )
  return (
    <BlockMessage
      icon="basket"
      title={t('today.firstProduct.title')}
      actions={
        <>
          <ButtonLink icon="plus" to="/products?new=true" primary>
            {t('today.newProduct')}
          </ButtonLink>
          <ButtonLink icon="sheet" to="/exchange">
            {t('today.firstProduct.import')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('today.firstProduct.body')}</p>
    </BlockMessage>
  )
}
