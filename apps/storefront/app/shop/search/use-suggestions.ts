import type { SearchSuggestions } from '@filiera/contract/catalog/search'
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../browser/call-api.ts'
import { listingAddress } from '../../pages/listing-query.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { forgetSearches, rememberSearch, storedSearches, useRecentSearches } from './recent-searches.ts'
import {
  noSuggestions,
  optionsOf,
  reduceSuggestions,
  type Suggestions,
  type SuggestionsAction,
  wantedText,
} from './suggestions.state.ts'

/** Rest after the last key before asking, in milliseconds. */
const REST_MS = 150

/** Keeps what is sent with the field's form, and tells what was kept whenever the field is entered. */
function useRecent(field: HTMLInputElement, onRecall: (texts: readonly string[]) => void): void {
  useEffect(() => {
    const recall = async () => {
      await storedSearches.read()
      if (document.activeElement === field) onRecall(useRecentSearches.getState().texts)
    }
    const remember = () => void rememberSearch(field.value)
    void recall()
    const { form } = field
    field.addEventListener('focus', recall)
    form?.addEventListener('submit', remember)
    return () => {
      field.removeEventListener('focus', recall)
      form?.removeEventListener('submit', remember)
    }
  }, [field, onRecall])
}

/** Asks for what fits the text, once no key has been pressed for a while; the request before is given up. */
function useAnswers(
  field: HTMLInputElement,
  wanted: string | null,
  dispatch: Dispatch<SuggestionsAction>,
): void {
  const language = useLanguage()
  useEffect(() => {
    if (wanted === null) return
    const given = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ title_contains: wanted, lang: language })
      const answer = await callApi<SearchSuggestions>({
        method: 'GET',
        path: `/api/products/search/suggestions?${query}`,
        signal: given.signal,
      })
      if (answer.ok && !given.signal.aborted && document.activeElement === field) {
        dispatch({ type: 'answered', text: wanted, found: answer.value })
      }
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [wanted, language, field, dispatch])
}

/** Follows what is typed, the arrows, Enter and Escape, and the focus that leaves. */
function useKeys(
  field: HTMLInputElement,
  list: Suggestions,
  choose: (at: number) => void,
  dispatch: Dispatch<SuggestionsAction>,
): void {
  const now = useRef({ list, choose })
  now.current = { list, choose }
  useEffect(() => {
    const onInput = () => dispatch({ type: 'typed', text: field.value })
    // the field with its button and what it opens: the focus may move within
    const whole = field.form?.parentElement ?? field
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && whole.contains(relatedTarget))) dispatch({ type: 'closed' })
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === field) return
      dispatch({ type: 'closed' })
      field.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      const { isOpen, active } = now.current.list
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        dispatch({ type: 'closed' })
      } else if (event.key === 'Enter') {
        if (isOpen && active >= 0) {
          event.preventDefault()
          now.current.choose(active)
        } else dispatch({ type: 'closed' })
      }
    }
    // what was typed before anybody listened
    onInput()
    field.addEventListener('input', onInput)
    whole.addEventListener('focusout', onLeave)
    whole.addEventListener('keydown', onEscape)
    field.addEventListener('keydown', onKey)
    return () => {
      field.removeEventListener('input', onInput)
      whole.removeEventListener('focusout', onLeave)
      whole.removeEventListener('keydown', onEscape)
      field.removeEventListener('keydown', onKey)
    }
  }, [field, dispatch])
}

/** Suggestions for what stands in a field. */
export function useSuggestions(field: HTMLInputElement) {
  const navigate = useNavigate()
  const to = useLocalPath()
  const [list, dispatch] = useReducer(reduceSuggestions, noSuggestions)
  const recall = useCallback((texts: readonly string[]) => dispatch({ type: 'recalled', texts }), [])
  const leave = (searched?: string) => {
    if (searched) void rememberSearch(searched)
    dispatch({ type: 'closed' })
    field.blur()
  }
  const choose = (at: number) => {
    const { found, recent, text } = list
    if (text === '' && at === optionsOf(list)) {
      forgetSearches()
      return dispatch({ type: 'recalled', texts: [] })
    }
    const product = found.products[at]
    const url = product ? to(`/product/${product.id}`) : found.others[at - found.products.length]?.url
    const searched = text === '' ? recent[at] : url ? undefined : text
    leave(searched)
    void navigate(url ?? listingAddress(to('/search'), { text: searched ?? text }))
  }
  useAnswers(field, wantedText(list), dispatch)
  useRecent(field, recall)
  useKeys(field, list, choose, dispatch)
  /** Writes another text, as if it had been typed. */
  const write = (text: string) => {
    field.value = text
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { list, choose, leave, write, point: (at: number) => dispatch({ type: 'pointed', at }) }
}
