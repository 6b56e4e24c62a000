import { createContext, useContext } from 'react'

/** The site's slug, which its frame gives to every part of a page. */
export const TenantSlug = createContext('')

export const useTenantSlug = () => useContext(TenantSlug)
