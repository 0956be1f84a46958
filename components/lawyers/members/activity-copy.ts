/** Descriptions of a member's activity, shown after the name; by endpoint. */
const COPY: Readonly<Record<string, string>> = {
  'POST /api/v1/blockers': 'blocked a time',
  'PUT /api/v1/blockers/{id}': 'changed a blocked time',
  'DELETE /api/v1/blockers/{id}': 'removed a blocked time',
  'PUT /api/v1/meeting/{id}/cancel': 'cancelled a meeting',
  'PUT /api/v1/meeting/{id}/reschedule': 'moved a meeting',
  'PUT /api/v1/meeting/{id}/files': 'added files to a meeting',
  'DELETE /api/v1/meeting/{id}/file/{childId}': 'removed a file of a meeting',
  'POST /api/v1/meeting/{id}/comment': 'wrote a message',
  'PUT /api/v1/meeting/{id}/comment/{childId}': 'changed a message',
  'DELETE /api/v1/meeting/{id}/comment/{childId}': 'deleted a message',
  'PUT /api/v1/work-items/{id}/files': 'added files to an agreement',
  'DELETE /api/v1/work-items/{id}/file/{childId}': 'removed a file of an agreement',
  'POST /api/v1/work-item/{id}/comment': 'wrote a message about an agreement',
  'PUT /api/v1/work-item/{id}/comment/{childId}': 'changed a message about an agreement',
  'DELETE /api/v1/work-item/{id}/comment/{childId}': 'deleted a message about an agreement',
  'GET /api/v1/meeting/video/{id}': 'joined a call as an associate',
  'POST /api/v1/own-texts': 'saved a text',
  'DELETE /api/v1/own-texts/{id}': 'deleted a saved text',
};

/** Returns the description of an endpoint; one without a description is shown by its name. */
export function activityText(operation: string): string {
  return COPY[operation] ?? `used ${operation}`;
}

export const KNOWN_ACTIVITIES = Object.keys(COPY);
