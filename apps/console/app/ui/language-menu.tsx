import { languageNames, languages } from '@filiera/domain/languages'
import { useTexts } from '../texts/texts.tsx'
import { Disclosure, DisclosureItem } from './disclosure.tsx'
import { Icon } from './icon.tsx'

/** The language of the console; chosen once, this browser keeps it. */
export function LanguageMenu() {
  const { t, language, speak } = useTexts()
  // what is seen stands in the name, for who commands by voice
  const code = language.toUpperCase()
  return (
    <Disclosure
      label={t('shell.language', { code, name: languageNames[language] })}
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
            <span lang={own}>{languageNames[own]}</span>
          </DisclosureItem>
        ))
      }
    </Disclosure>
  )
}
