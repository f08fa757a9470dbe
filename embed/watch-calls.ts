/** Stands in for the site's: nobody follows the calls of a mount. */
export function watched<T>(answer: Promise<T>): Promise<T> {
  return answer;
}
