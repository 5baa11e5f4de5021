import { type Html, html } from './html.ts'
import { type Language, textsOf } from './texts.ts'

/** The code that every challenge here accepts. */
export const challengeCode = '123456'

interface ChallengeForm {
  language: Language
  action: string
  token: string
  about: string
  wrongCode: boolean
}

/** The bank's page: what is confirmed, the code, and the three answers. */
export function challengeForm({ language, action, token, about, wrongCode }: ChallengeForm): Html {
  const text = textsOf(language)
  const marks = wrongCode ? html` aria-invalid="true" autofocus` : null
  return html`
<div class="panel"><p class="quiet">${text.challengeText}</p><p class="amount">${about}</p></div>
<form class="panel" method="post" action="${action}" novalidate>
<input type="hidden" name="token" value="${token}">
<label for="code">${text.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="code-hint"${marks}>
<p class="hint" id="code-hint">${text.codeHint}</p>
${wrongCode && html`<p class="error" role="alert">${text.wrongCode}</p>`}
<div class="actions">
<button name="outcome" value="approve">${text.approve}</button>
<button class="danger" name="outcome" value="refuse">${text.refuse}</button>
<button class="plain" name="outcome" value="cancel">${text.cancelChallenge}</button>
</div>
</form>`
}
