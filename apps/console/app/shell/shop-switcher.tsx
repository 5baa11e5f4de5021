import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Disclosure, DisclosureItem } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'

/** The shop at work; who works for several changes it here, for this tab. */
export function ShopSwitcher() {
  const { t } = useTexts()
  const { session, shop, chooseShop } = useWork()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const name = <span className="max-w-[42vw] truncate md:max-w-60">{shop.name}</span>
  if (session.shops.length === 1)
    return (
      <span className="flex min-w-0 items-center gap-2 px-1.5 text-t13 font-medium text-white md:px-2.5">
        <span className="max-md:hidden">
          <Icon name="shop" size={16} />
        </span>
        {name}
      </span>
    )
  return (
    <Disclosure
      label={`${t('shell.chooseShop')}. ${t('shell.shop', { name: shop.name })}`}
      buttonLook="md:border md:border-bar-line"
      button={
        <>
          <span className="max-md:hidden">
            <Icon name="shop" size={16} />
          </span>
          {name}
          <Icon name="upDown" size={14} />
        </>
      }
    >
      {(close) =>
        session.shops.map((own) => (
          <DisclosureItem
            key={own.id}
            current={own.id === shop.id}
            onClick={() => {
              close()
              chooseShop(own)
              // what was open or searched for is of the shop before
              void navigate(`/${pathname.split('/')[1] ?? ''}`)
            }}
          >
            <span>
              <span className="block">{own.name}</span>
              <span className="block text-t13 text-ink-3">{t(`shell.role.${own.role}`)}</span>
            </span>
          </DisclosureItem>
        ))
      }
    </Disclosure>
  )
}
