/** The demonstration's data files and pictures, at the root of the project. */
export const demoDataFolder = new URL('../../../../demo-data/', import.meta.url)
/** The masters of its pictures and of the generic ones. */
export const drawings = new URL('pictures/', demoDataFolder)
