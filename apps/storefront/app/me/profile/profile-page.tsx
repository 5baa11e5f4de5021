import { getUser, updateUser } from '@filiera/contract/customers/account'
import { yearInItaly } from '@filiera/domain/dates/holidays'
import { data, redirect } from 'react-router'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { hasErrors } from '../../state/session/sign-in-form.state.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/profile-page'
import { changePhotoByForm, type PhotoChange } from './change-photo-by-form.ts'
import { PhotoSection } from './photo-section.tsx'
import {
  checkProfile,
  type ProfileErrors,
  type ProfileValues,
  profileErrorsOf,
  profileInput,
  readProfileForm,
  valuesOfUser,
} from './profile-form.state.ts'
import { ProfileForm } from './profile-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const user = await context.get(backendContext)(getUser, {})
  if (!user.ok) return refuse(user.problem, request, session)
  const { searchParams } = new URL(request.url)
  const photo = searchParams.get('photo')
  return {
    values: valuesOfUser(user.value),
    photoUrl: user.value.profile.photoUrl,
    photoFault: photo === 'too_large' ? ('tooLarge' as const) : null,
    done: { photo: photo === 'done', profile: searchParams.has('done') },
  }
}

type Refused = { values: ProfileValues; errors: ProfileErrors; code: string | null }
type Answer = { done: boolean; refused: Refused | null; photo: PhotoChange | null }
const nothing: Answer = { done: false, refused: null, photo: null }

/** Saves the profile; as a plain form also changes (`intent=photo`) or removes (`intent=remove-photo`) the photo. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const form = await request.formData()
  const backend = context.get(backendContext)
  const path = localPath(languageOfPath(new URL(request.url).pathname), '/account/profile')
  const intent = form.get('intent')
  if (intent === 'photo' || intent === 'remove-photo') {
    const photo = await changePhotoByForm(form, backend)
    if (photo.ok) return redirect(`${path}?photo=done`, 303)
    if (photo.problem?.code === 'not_signed_in') return refuse(photo.problem, request, session)
    return data({ ...nothing, photo }, { status: photo.problem?.status ?? 422 })
  }
  const values = readProfileForm(form)
  const errors = checkProfile(values, yearInItaly(new Date()))
  if (hasErrors(errors)) return data({ ...nothing, refused: { values, errors, code: null } }, { status: 422 })
  const saved = await backend(updateUser, { body: profileInput(values) })
  if (saved.ok) return isEnhanced(form) ? data({ ...nothing, done: true }) : redirect(`${path}?done=1`, 303)
  const { code, status, fields } = saved.problem
  if (code === 'not_signed_in') return refuse(saved.problem, request, session)
  const named = profileErrorsOf(fields)
  const refused = { values, errors: named, code: hasErrors(named) ? null : code }
  return data({ ...nothing, refused }, { status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Answer => ({
      ...nothing,
      refused: { values: readProfileForm(form), errors: {}, code: UNREACHED },
    }),
  )
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { values, photoUrl, photoFault, done } = loaderData
  const change = actionData?.photo
  return (
    <AccountFrame title={t('account.profile.title')} lead={t('account.profile.lead')}>
      <div className="grid max-w-[640px] gap-10">
        <PhotoSection
          photoUrl={photoUrl}
          done={done.photo && !actionData}
          fault={change ? change.fault : photoFault}
          code={change?.problem?.code ?? null}
          answer={actionData}
        />
        <ProfileForm values={values} answer={actionData} wasSaved={done.profile && !actionData} />
      </div>
    </AccountFrame>
  )
}
