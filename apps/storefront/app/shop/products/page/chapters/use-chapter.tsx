import { useTranslation } from '../../../../texts/use-translation.ts'
import { Clock, Users } from '../../../../ui/icons/recipe.tsx'
import { Chapter, columns } from './chapter.tsx'
import type { PageRecipe } from './page-recipe.ts'
import { RecipeForm } from './recipe-form.tsx'

type UseProps = { use: string; recipe: PageRecipe | null; productId: string; foreign: string | undefined }

/** How to use it: what the label says, and a recipe whose products are bought with one press. */
export function UseChapter({ use, recipe, productId, foreign }: UseProps) {
  const { t } = useTranslation()
  if (!use && !recipe) return null
  return (
    <Chapter id="use" title={t('catalogue.chapters.use')}>
      {use && (
        <p lang={foreign} className="max-w-[40em] text-[1.0625rem] text-ink-2">
          {use}
        </p>
      )}
      {recipe && (
        <div className={`${columns} mt-9`}>
          <div>
            <h3 className="text-[1.5rem] md:text-[1.75rem]">{recipe.title}</h3>
            <p className="mt-2.5 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-ink-2">
              <span className="flex items-center gap-2">
                <Users size={18} />
                {t('catalogue.recipe.people', { count: recipe.people })}
              </span>
              <span className="flex items-center gap-2">
                <Clock size={18} />
                {t('catalogue.recipe.minutes', { count: recipe.minutes })}
              </span>
            </p>
            <ol className="grid gap-4">
              {recipe.steps.map((step, at) => (
                <li key={step} className="grid grid-cols-[32px_minmax(0,1fr)] gap-3.5">
                  <span
                    aria-hidden="true"
                    className="grid size-8 place-items-center rounded-full border border-link-line text-[0.9375rem] font-semibold text-link"
                  >
                    {at + 1}
                  </span>
                  <span className="pt-0.5">{step}</span>
                </li>
              ))}
            </ol>
          </div>
          <RecipeForm key={productId} recipe={recipe} productId={productId} />
        </div>
      )}
    </Chapter>
  )
}
