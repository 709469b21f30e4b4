import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A part of the office as the server draws it first, at an address without a question. */
export function rendered(part: ReactElement): string {
  const asked = createElement(SearchParamsContext.Provider, { value: new URLSearchParams() }, part)
  return renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: {} as never }, asked))
}
