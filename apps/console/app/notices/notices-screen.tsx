import type { ShopNoticeChoice } from '@filiera/contract/console/people/notices'
import { useTexts } from '../texts/texts.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { useNotices, useSwitchNotice } from './use-notices.ts'

function Row({
  choice: { notice, isOn, isRequired },
  isPending,
  onSwitch,
}: {
  choice: ShopNoticeChoice
  isPending: boolean
  onSwitch(isOn: boolean): void
}) {
  const { t } = useTexts()
  const words = (
    <span className="min-w-0 flex-1">
      <b className="block font-semibold">{t(`notices.${notice}.title`)}</b>
      <span className="block text-t13 text-ink-2">{t(`notices.${notice}.body`)}</span>
    </span>
  )
  const look = 'flex min-h-11 items-start gap-4 px-4 py-3'
  return (
    <li className="border-t border-line first:border-t-0">
      {isRequired ? (
        <p className={look}>
          {words}
          <span className="flex-none rounded-chip bg-idle-ground px-2 py-0.5 text-t12 font-semibold text-idle-text">
            {t('notices.always')}
          </span>
        </p>
      ) : (
        <label className={look}>
          {words}
          <input
            type="checkbox"
            checked={isOn}
            disabled={isPending}
            onChange={({ target }) => onSwitch(target.checked)}
            className="mt-0.5 h-5 w-5 flex-none accent-button"
          />
        </label>
      )}
    </li>
  )
}

/** What somebody is mailed about in this shop, each with its switch. */
export default function NoticesScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const { data, error, refetch } = useNotices(shop.id)
  const change = useSwitchNotice(shop.id)
  return (
    <div className="max-w-[720px]">
      <h1>{t('shell.notices')}</h1>
      <p className="mb-4 wrap-anywhere text-ink-2">{data && t('notices.intro', { email: data.email })}</p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {change.error && (
        <p role="alert" className="mb-3 rounded-control bg-bad-ground px-3 py-2 text-bad-text">
          {t('notices.failed')}
        </p>
      )}
      {data?.notices.length === 0 && (
        <BlockMessage icon="message" title={t('notices.none')}>
          <p>{t('notices.noneHere')}</p>
        </BlockMessage>
      )}
      {data && data.notices.length > 0 && (
        <ul className="rounded-panel border border-line bg-raised">
          {data.notices.map((choice) => (
            <Row
              key={choice.notice}
              choice={choice}
              isPending={change.isPending && change.variables.notice === choice.notice}
              onSwitch={(isOn) => change.mutate({ notice: choice.notice, isOn })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
