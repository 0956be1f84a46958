/** Two columns where there is room; on a phone the second stands below the first. */
export const dashboardGridClass =
  'mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-5';
