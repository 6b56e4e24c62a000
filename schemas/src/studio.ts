// The Studio door: schema definitions for Sanity. Only the studio opens it.
export {}
