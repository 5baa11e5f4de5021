import { linkProductPreview } from '@filiera/contract/console/preview'
import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { fallbackLanguage, languageNames, languages } from '@filiera/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'

/** Windows as wide as the devices of buyers, in pixels. */
const devices = { phone: [390, 844], tablet: [820, 1180], computer: [1440, 900] } as const
type Device = keyof typeof devices
/** The draft as the page of the shop: a window as wide as each device, in each language, and a link for others. */
export function PreviewDialog({ shop, id, onClose }: { shop: string; id: string; onClose(): void }) {
  const { t, language } = useTexts()
  const [copied, setCopied] = useState(false)
  const { data, error, refetch } = useQuery({
    ...apiQuery(linkProductPreview, { params: { id }, query: { shop } }),
    // a link is made anew each time
    gcTime: 0,
  })
  const addressIn = (of: (typeof languages)[number]) =>
    data ? `${data.origin}${of === fallbackLanguage ? '' : `/${of}`}${data.path}` : ''
  const look = (of: (typeof languages)[number], device: Device) => {
    const [width, height] = devices[device]
    window.open(addressIn(of), '_blank', `popup,noopener,width=${width},height=${height}`)
  }
  const until = data && new Date(data.until)
  return (
    <Dialog title={t('content.preview.title')} onClose={onClose}>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={3} />}
      {until && (
        <div className="grid gap-3">
          <p className="text-ink-2">
            {t('content.preview.hint', {
              day: formatDay(until, language),
              time: formatHour(until, language),
            })}
          </p>
          {languages.map((of) => (
            <div key={of} className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
              <b lang={of} className="w-20 font-semibold max-md:w-full">
                {languageNames[of]}
              </b>
              {(Object.keys(devices) as Device[]).map((device) => (
                <Button key={device} small onClick={() => look(of, device)}>
                  {t(`content.preview.${device}`)}
                  <span className="sr-only" lang={of}>
                    {languageNames[of]}
                  </span>
                </Button>
              ))}
            </div>
          ))}
          <p>
            <Button
              icon={copied ? 'check' : 'copy'}
              onClick={() => void navigator.clipboard.writeText(addressIn('it')).then(() => setCopied(true))}
            >
              {t(copied ? 'content.preview.copied' : 'content.preview.copy')}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  )
}
