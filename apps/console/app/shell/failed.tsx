import { useRouteError } from 'react-router'
import { problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { BlockMessage } from '../ui/states.tsx'

/** A file of the page that did not come: browsers say so in the words of their error only. */
const isUnreachedFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/.test(error.message)

/** In the place of a page that could not be shown: no answer, or a mistake of ours. */
export function Failed() {
  const { t } = useTexts()
  const error = useRouteError()
  const isDown = problemOf(error) !== null || isUnreachedFile(error)
  const part = isDown ? 'states.down' : 'states.broken'
  return (
    <main className="pt-16" role="alert">
      <BlockMessage
        level={1}
        icon="cloudAlert"
        tone="bad"
        title={t(`${part}.title`)}
        actions={
          <Button primary icon="retry" onClick={() => location.reload()}>
            {t(isDown ? 'states.retry' : 'states.broken.reload')}
          </Button>
        }
      >
        <p>{t(`${part}.body`)}</p>
      </BlockMessage>
    </main>
  )
}
