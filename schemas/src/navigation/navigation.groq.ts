const links = '[]{"key": _key, label, href}'

/** Projection of a site's navigation; read it with `navigation`. */
export const navigationProjection = `{
  "id": _id,
  "header": header[]{"key": _key, label, kind, href, "links": links${links}},
  "footer": footer[]{"key": _key, title, kind, "links": links${links}},
  "legal": legal${links}
}`
