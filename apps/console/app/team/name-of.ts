import type { TeamMember } from '@filiera/contract/console/people/team'
import type { Translate } from '../texts/texts.tsx'

/** How somebody of the team is called on the screen. */
export const nameOf = ({ name, email }: TeamMember, t: Translate): string => name || email || t('team.noName')
