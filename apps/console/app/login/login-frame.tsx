import type { ReactNode } from 'react'
import { marketplaceName } from '../browser/shop-name.ts'
import { LanguageMenu } from '../ui/language-menu.tsx'
import { Sprout } from '../ui/sprout.tsx'

/** The page of who has no session yet: wordmark, language, and what to do in the middle. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[48px_1fr] bg-ground">
      <header className="on-bar flex items-center justify-between bg-bar pr-1 pl-4 text-white md:pr-4">
        <span className="flex items-center gap-2 font-serif text-[21px] leading-none tracking-[-0.02em]">
          <Sprout />
          {marketplaceName()}
        </span>
        <LanguageMenu />
      </header>
      <main className="grid content-start justify-items-center px-4 py-8 md:content-center md:pb-24">
        {children}
      </main>
    </div>
  )
}

/** The box in its middle. */
export const loginBox = 'grid w-[min(400px,100%)] gap-4 rounded-panel border border-line bg-raised p-5 md:p-7'
