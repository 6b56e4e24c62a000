/** How often a car's page was viewed; nothing is stored about who viewed it. */
export interface CarViewsRow {
  tenant_slug: string
  car_id: string
  views: number
}

/** The tables of views. */
export interface ViewTables {
  car_views: CarViewsRow
}
