import { type Language, languages } from '@filiera/domain/languages'
import { useTexts } from '../texts/texts.tsx'
import { Disclosure, DisclosureItem } from './disclosure.tsx'
import { Icon } from './icon.tsx'

/** Each language in its own words. */
const names: Record<Language, string> = { it: 'Italiano', en: 'English', es: 'Español' }

/** The language of the console; chosen once, this browser keeps it. */
export function LanguageMenu() {
  const { t, language, speak } = useTexts()
  // what is seen stands in the name, for who commands by voice
  const code = language.toUpperCase()
  return (
    <Disclosure
      label={t('shell.language', { code, name: names[language] })}
      button={
        <>
          <Icon name="globe" />
          <span aria-hidden="true" className="max-[22.5rem]:hidden">
            {code}
          </span>
        </>
      }
    >
      {(close) =>
        languages.map((own) => (
          <DisclosureItem
            key={own}
            current={own === language}
            onClick={() => {
              close()
              void speak(own)
            }}
          >
            <span lang={own}>{names[own]}</span>
          </DisclosureItem>
        ))
      }
    </Disclosure>
  )
}
