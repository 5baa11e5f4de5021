import type { TemperatureClass } from '@filiera/domain/catalogue-constants'
import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import { type Dispatch, departureOfParcel } from '@filiera/domain/places/delivery-range'
import { useTexts } from '../../texts/texts.tsx'
import { useHolidays } from '../use-holidays.ts'

/** When an order of now would leave, so that one sees what one chooses. */
export function DeparturePreview({
  shop,
  typed: { cutOff, dispatchDays },
}: {
  shop: string
  typed: { cutOff: string; dispatchDays: readonly number[] }
}) {
  const { t, language } = useTexts()
  const { data = [] } = useHolidays(shop)
  const [cutOffHour = 0, cutOffMinute = 0] = cutOff.split(':').map(Number)
  const dispatch: Dispatch = { cutOffHour, cutOffMinute, days: dispatchDays, closed: data }
  const leaves = (temperature: TemperatureClass) => {
    const day = departureOfParcel(new Date(), [temperature], dispatch)
    return day ? formatDay(noonOf(day), language) : ''
  }
  return (
    <p className="rounded-control bg-quiet px-3 py-2 text-t13">
      {t('warehouses.leaves', { ambient: leaves('ambient'), chilled: leaves('chilled') })}
    </p>
  )
}
