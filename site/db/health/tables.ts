/** The last write of each instance's health checks. */
export interface WriteProbesTable {
  instance: string
  at: string
}

export interface HealthTables {
  write_probes: WriteProbesTable
}
