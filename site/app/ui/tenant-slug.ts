import { createContext, useContext } from 'react'

/** The site's slug, provided by the layout. */
export const TenantSlug = createContext('')

export const useTenantSlug = () => useContext(TenantSlug)
