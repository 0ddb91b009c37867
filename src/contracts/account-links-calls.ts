export const listInvitations = { method: "GET", path: "/api/users/invitations" } as const;
export const invite = { method: "POST", path: "/api/users/invitations" } as const;
export const removeInvitation = { method: "DELETE", path: "/api/users/invitations/:id" } as const;
export const invitationByToken = {
  method: "GET",
  path: "/api/invitations/:token",
  nullOn: [400, 404],
} as const;
export const acceptInvitation = { method: "POST", path: "/api/invitations/:token" } as const;
export const askForReset = { method: "POST", path: "/api/auth/forgotten" } as const;
export const resetByToken = {
  method: "GET",
  path: "/api/auth/reset/:token",
  nullOn: [400, 404],
} as const;
export const resetPassword = { method: "POST", path: "/api/auth/reset/:token" } as const;
