import { useTexts } from '../texts/texts.tsx'
import { Steps } from '../ui/progress/steps.tsx'

const steps = ['choose', 'columns', 'trial', 'done'] as const
export type Step = (typeof steps)[number]

/** How far a file is on its way in. */
export function ImportSteps({ at }: { at: Step }) {
  const { t } = useTexts()
  return <Steps names={steps.map((step) => t(`exchange.import.steps.${step}`))} at={steps.indexOf(at)} />
}
