import { Link } from 'react-router'
import { marketplaceName } from '../browser/shop-name.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { commandKey } from '../ui/key.tsx'
import { LanguageMenu } from '../ui/language-menu.tsx'
import { Sprout } from '../ui/sprout.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ShopSwitcher } from './shop-switcher.tsx'

/** Wordmark, search and commands, shop, keys, language and account. */
export function TopBar({ onKeys, onSearch }: { onKeys(): void; onSearch(): void }) {
  const { t } = useTexts()
  return (
    <header className="on-bar print:hidden sticky top-0 z-20 flex h-12 items-center justify-between bg-bar pr-1 text-white md:pr-4">
      <Link
        to="/"
        aria-label={marketplaceName()}
        className="flex h-full items-center gap-2 pr-3 pl-3.5 font-serif text-[21px] leading-none tracking-[-0.02em] md:w-[76px] md:justify-center md:p-0 xl:w-[212px] xl:justify-start xl:pl-[18px]"
      >
        <Sprout />
        <span className="max-xl:hidden">{marketplaceName()}</span>
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="flex h-9 min-w-9 items-center justify-center gap-2.5 rounded-control text-t13 md:w-[min(460px,34vw)] md:justify-start md:border md:border-bar-line md:px-3 max-md:order-1 max-md:h-11 max-md:min-w-11"
      >
        <Icon name="search" size={16} />
        <span className="sr-only md:not-sr-only">{t('shell.search')}</span>
        <span
          aria-hidden="true"
          className="ml-auto rounded-[4px] border border-bar-line px-1.5 font-sans text-t12 max-lg:hidden"
        >
          {commandKey()} K
        </span>
      </button>
      <div className="flex min-w-0 items-center gap-1 max-md:ml-auto">
        <ShopSwitcher />
        <button
          type="button"
          onClick={onKeys}
          aria-label={t('shell.keys')}
          className="hidden h-9 w-9 place-items-center rounded-control md:grid"
        >
          <Icon name="keyboard" />
        </button>
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  )
}
