import '../browser/no-eval.ts'
import '../ui/styles.css'
import { fallbackLanguage } from '@filiera/domain/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueries } from '../api/queries.ts'
import { onSomebodyElse } from '../browser/on-somebody-else.ts'
import { chosenLanguage } from '../texts/language.ts'
import { loadTranslator } from '../texts/load-texts.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { takeLinkedShop } from '../work/linked-shop.ts'
import { routesOf } from './routes.tsx'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no #app')

takeLinkedShop()
onSomebodyElse(() => location.reload())
const first = await loadTranslator(chosenLanguage() ?? fallbackLanguage)
const queries = createQueries()
const router = createBrowserRouter(routesOf(queries))
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <TextsProvider first={first}>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
)
