import { defineField, defineType, type ValidationContext } from '@sanity/types'
import { hrefField, tenantField } from '../content/fields.schema.ts'
import { findRedirectProblem } from './follow-redirects.ts'
import { siteRedirectsQuery } from './site-redirects.query.ts'

type RedirectDocument = { _id?: string; tenant?: { _ref?: string }; from?: string; to?: string }
type SiteRedirects = { from: string | null; to: string | null; permanent: boolean }[]

/** The problem of a redirect among its site's others, at the level that a rule shows it. */
const problemAt = (level: 'error' | 'warning') => async (value: unknown, context: ValidationContext) => {
  const { _id = '', tenant, from, to } = (value ?? {}) as RedirectDocument
  if (!tenant?._ref || !from || !to) return true
  const published = _id.replace(/^drafts\./, '')
  const others = await context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'drafts' })
    .fetch<SiteRedirects>(siteRedirectsQuery, {
      site: tenant._ref,
      own: [published, `drafts.${published}`],
    })
  const known = others.flatMap(({ from: path, to: target, permanent }) =>
    path && target ? [{ from: path, to: target, permanent }] : [],
  )
  const problem = findRedirectProblem({ from, to }, known)
  return problem?.level === level ? { message: problem.text, path: ['to'] } : true
}

/** An address of the site that leads to another. */
export const redirectType = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  validation: (rule) => [rule.custom(problemAt('error')), rule.custom(problemAt('warning')).warning()],
  fields: [
    tenantField(),
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      placeholder: '/old-page',
      description: 'The part after the site’s name. A page at that address comes first, while there is one.',
      validation: (rule) =>
        rule.custom((from) => {
          const text = from?.trim()
          if (!text) return 'Write the address that leads on.'
          if (!/^\/[^\s?#]+$/.test(text) || text.startsWith('//'))
            return 'It begins with / and has no spaces, ? or #, for example /old-page.'
          return true
        }),
    }),
    hrefField({ name: 'to', title: 'Leads to', required: true }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description:
        'Search engines then remember the new address. Switch it off for a move that will be undone.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: from ?? 'Redirect',
      subtitle: `${permanent === false ? 'For now' : 'For good'} to ${to ?? '…'}`,
    }),
  },
})
