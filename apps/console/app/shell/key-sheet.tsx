import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { commandKey, Key } from '../ui/key.tsx'
import type { Screen } from './screens.ts'

function Line({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 border-b border-line">
      <dt>{what}</dt>
      <dd className="flex items-center gap-1 whitespace-nowrap">{children}</dd>
    </div>
  )
}

/** Keys of the sheet of products. */
function GridKeys() {
  const { t } = useTexts()
  const command = (letter: string) => (
    <>
      <Key>{commandKey()}</Key>
      <Key>{letter}</Key>
    </>
  )
  return (
    <dl className="mt-1 mb-4">
      <Line what={t('keys.grid.move')}>
        <Key>{t('keys.grid.arrows')}</Key>
      </Line>
      <Line what={t('keys.grid.edit')}>
        <Key>{t('keys.grid.enter')}</Key>
      </Line>
      <Line what={t('keys.grid.leave')}>
        <Key>Esc</Key>
      </Line>
      <Line what={t('keys.grid.choose')}>
        <Key>{t('keys.grid.space')}</Key>
      </Line>
      <Line what={t('keys.grid.all')}>{command('A')}</Line>
      <Line what={t('keys.grid.paste')}>{command('V')}</Line>
      <Line what={t('keys.grid.mark')}>
        <Key>{t('keys.grid.shift')}</Key>
        <Key>{t('keys.grid.arrows')}</Key>
      </Line>
      <Line what={t('keys.grid.fill')}>{command('D')}</Line>
      <Line what={t('keys.grid.undo')}>{command('Z')}</Line>
    </dl>
  )
}

/** Keys of the editor of a product. */
function EditorKeys() {
  const { t } = useTexts()
  return (
    <dl className="mt-1 mb-4">
      <Line what={t('keys.editor.section')}>
        <Key>J</Key>
        <Key>K</Key>
      </Line>
      <Line what={t('keys.editor.language')}>
        <Key>Alt</Key>
        <Key>1</Key>
        <Key>2</Key>
        <Key>3</Key>
      </Line>
      <Line what={t('keys.editor.mark')}>
        <Key>Alt</Key>
        <Key>A</Key>
      </Line>
      <Line what={t('keys.editor.save')}>
        <Key>{commandKey()}</Key>
        <Key>S</Key>
      </Line>
      <Line what={t('keys.editor.publish')}>
        <Key>{commandKey()}</Key>
        <Key>{t('keys.grid.shift')}</Key>
        <Key>{t('keys.grid.enter')}</Key>
      </Line>
    </dl>
  )
}

/** Every key that works now, and the switch of those that are one letter. */
export default function KeySheet({
  screens,
  letters,
  onLetters,
  onClose,
}: {
  screens: readonly Screen[]
  letters: boolean
  onLetters(on: boolean): void
  onClose(): void
}) {
  const { t } = useTexts()
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <h3>{t('keys.everywhere')}</h3>
      <dl className="mt-1 mb-4">
        <Line what={t('keys.palette')}>
          <Key>{commandKey()}</Key>
          <Key>K</Key>
        </Line>
        <Line what={t('keys.sheet')}>
          <Key>?</Key>
        </Line>
        <Line what={t('keys.closeSheet')}>
          <Key>Esc</Key>
        </Line>
        {screens.map(
          ({ path, name, letter }) =>
            letter && (
              <Line key={path} what={t('keys.goTo', { screen: t(name) })}>
                <Key>G</Key>
                <span className="text-t12 text-ink-3">{t('keys.after')}</span>
                <Key>{letter.toUpperCase()}</Key>
              </Line>
            ),
        )}
      </dl>
      <h3>{t('keys.grid.title')}</h3>
      <GridKeys />
      <h3>{t('keys.editor.title')}</h3>
      <EditorKeys />
      <label className="flex min-h-11 items-start gap-2.5 md:min-h-7">
        <input
          type="checkbox"
          checked={letters}
          onChange={({ target }) => onLetters(target.checked)}
          className="mt-0.5 h-[18px] w-[18px] flex-none accent-button"
        />
        <span>
          <b className="block font-semibold">{t('keys.letters')}</b>
          <span className="text-t13 text-ink-3">{t('keys.lettersHint')}</span>
        </span>
      </label>
    </Dialog>
  )
}
